/** Where the page lies, and whether it is a site of files without a server: `speeltafel site` says so in its index.html. */
export const SITE = document.documentElement.dataset['home'] === 'device';

/** The folder of the page's files, whatever the address is. */
export const ROOT = import.meta.url.replace(/[^/]*\/[^/]*$/, '');
