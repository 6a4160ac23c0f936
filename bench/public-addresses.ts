/** The four kinds of public page that are measured, the last two at whatever the demo has first. */
export async function publicAddresses(url: string): Promise<Readonly<Record<string, string>>> {
  const [list, companies] = await Promise.all([
    first(`${url}/sitemaps/forms-4.xml`),
    first(`${url}/sitemaps/organizations-0.xml`),
  ])
  return { landing: '/', list: '/scholarships', detail: list, company: companies }
}

/** The pages by which people come in: documents too, and the first that many see on a phone. */
export const entryAddresses = {
  'sign-in': '/student-login',
  'sign-in, organization': '/company-login',
  'sign-up': '/student-register',
  'sign-up, organization': '/company-register',
  'forgotten password': '/student-forgot-password',
  'new password': '/reset-password?token=spent',
  verification: '/verify?email=aday%40kopru.test',
} as const

/** Those of them that have a form; who comes by a spent link is led to another page. */
const { 'new password': _spent, ...withForms } = entryAddresses
export const formAddresses = withForms

async function first(sitemap: string): Promise<string> {
  const [, address] = /<loc>([^<]+)<\/loc>/.exec(await (await fetch(sitemap)).text()) ?? []
  if (!address) throw new Error(`${sitemap} names no page: the bench needs the demo data`)
  return new URL(address).pathname
}
