/** Where the site's own scripts are served: build output, named by content hash. */
export const siteScripts = '/_next/static/site/'
