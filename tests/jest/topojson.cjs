/** As the build answers it: an address. */
module.exports = '/build/chunks/british-isles.json';
