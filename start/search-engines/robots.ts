/** Everything public may be read; what belongs to one person, and what only programs call, is of no use to a search. */
export const robots = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /*student-dashboard
Disallow: /*organizations-dashboard
Disallow: /*reset-password
Disallow: /*verify
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`
