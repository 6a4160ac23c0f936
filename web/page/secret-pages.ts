/**
 * Pages with a token in their address, or that ask for a password or a one-time code, also in the confirmation dialog.
 * They load no third-party script and send no referrer (decision 55); tests/secret-pages.test.ts finds missing entries.
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

/** Whether a path is that of a secret page, normalised as leniently as the router matches. */
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
