/** Public pages may be crawled; personal pages and calls are of no use to a search. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /*student-dashboard
Disallow: /*organizations-dashboard
Disallow: /*reset-password
Disallow: /*verify
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
