/**
 * Pages whose address carries a token, or that ask for a password or a one-time code, also in the confirmation dialog. They load
 * no script of others and send no referrer (decision 55); tests/secret-pages.test.ts finds those that are missing here.
 */
const secretPages = [
  /^\/(student|company)-(login|register|forgot-password)$/,
  /^\/(reset-password|verify|google|istanbulsenin|agreement|company-invitation|added-application|interview|unwanted-mail|report-mail)$/,
  /^\/(student|organizations)-dashboard\/settings(\/|$)/,
  /^\/organizations-dashboard\/protect$/,
  /^\/student-dashboard\/(apply|applications|profile)\//,
  /^\/organizations-dashboard\/payments\/runs\//,
  /^\/organizations-dashboard\/participants\/./,
  /^\/organizations-dashboard\/forms\/[^/]+\/applications\/./,
  /^\/operations(\/|$)/,
]

/** Whether a path inside its locale is that of a secret page, however it is spelled: the router is as lenient. */
export function isSecretPage(path: string): boolean {
  const page = decoded(path)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '')
  return secretPages.some((pattern) => pattern.test(page))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
