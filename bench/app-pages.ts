import { demoPassword } from '#demo/accounts.ts'

const candidate = 'aday@kopru.test'
const organization = 'kurum@kopru.test'

/** Pages of the app with their data, each as the demo account that works there sees it. */
export async function appPages(url: string): Promise<Record<string, { url: string; as?: string }>> {
  const { draft, application, form } = await demoIds(url)
  const ofCandidate = {
    'landing, signed in (app)': '/',
    'settings: security (app)': '/student-dashboard/settings/security',
    'dashboard (app)': '/student-dashboard',
    'applications (app)': '/student-dashboard/applications',
    'application (app)': `/student-dashboard/applications/${application}`,
    'documents (app)': '/student-dashboard/documents',
    'profile (app)': '/student-dashboard/profile',
    'educations (app)': '/student-dashboard/profile/educations',
    ...Object.fromEntries(
      ['profile', 'questions', 'documents', 'review'].map((step) => [
        `wizard: ${step} (app)`,
        `/student-dashboard/apply/${draft}?step=${step}`,
      ]),
    ),
  }
  const ofOrganization = {
    'settings: accounts (app)': '/organizations-dashboard/settings/accounts',
    'forms (app)': '/organizations-dashboard/forms',
    'organization’s applications (app)': `/organizations-dashboard/forms/${form.id}/applications`,
    'organization’s application (app)': `/organizations-dashboard/forms/${form.id}/applications/${form.application}`,
  }
  return {
    ...visits(ofCandidate, candidate),
    ...visits(ofOrganization, organization),
  }

  function visits(paths: Record<string, string>, as: string) {
    return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, { url: url + path, as }]))
  }
}

/** What the demo candidate has begun, and a form of the demo organization with somebody who has applied. */
async function demoIds(url: string) {
  const me = await signedIn(url, candidate)
  const own = await me.ask<{ items: { id: string; formId: string; status: string }[] }>(
    `/candidates/${me.myId}/applications`,
  )
  const draft = own.items.find(({ status }) => status === 'Draft')
  const handedIn = own.items.find(({ status }) => status !== 'Draft')
  const company = await signedIn(url, organization)
  const home = `/companies/${company.myId}/forms`
  const forms = await company.ask<{ items: { id: string }[] }>(home)
  for (const { id } of forms.items) {
    const found = await company.ask<{ items: { id: string }[] }>(`${home}/${id}/applications`, {})
    const [first] = found.items
    if (first && draft && handedIn)
      return { draft: draft.formId, application: handedIn.id, form: { id, application: first.id } }
  }
  throw new Error('The demo has no draft or no application: the bench needs both')
}

async function signedIn(url: string, email: string) {
  const body = { grantType: 'password', email, password: demoPassword }
  const { accessToken, myId } = await ask<{ accessToken: string; myId: string }>('/accounts/token', body)
  return { myId, ask: <T>(path: string, sent?: object) => ask<T>(path, sent, accessToken) }

  async function ask<T>(path: string, sent?: object, token?: string): Promise<T> {
    const answer = await fetch(`${url}/api${path}`, {
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
}
