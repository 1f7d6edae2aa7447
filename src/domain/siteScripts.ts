/** Where the site's own scripts are served: files of the build, named by what is in them. */
export const siteScripts = '/_next/static/site/'
