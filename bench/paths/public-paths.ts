/** A list that has not been requested before, so no cache has it. */
export const freshList = (n: number) =>
  `/scholarships?minAmount=${(n % 2900) + 1}&closesIn=${300 + (Math.floor(n / 2900) % 66)}`

/** The detail pages of all scholarships that are shown. */
export async function listingsOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemaps/forms-4.xml`)).text()
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address as string).pathname)
  if (found.length < 100) throw new Error(`Only ${found.length} listings are shown`)
  return found
}
