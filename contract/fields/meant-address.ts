/** The most common mail providers; typos are recognised for these alone. */
const providers = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'yandex.com']
/** Real providers at edit distance one from one of them. */
const others = new Set(['mail.com', 'email.com', 'ymail.com', 'fmail.com'])

/** The likely correction of a mistyped address: `ayse@gmail.com` for `ayse@gmial.com`; undefined if there is none. */
export function meantAddress(typed: string): string | undefined {
  const address = typed.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 1 || providers.includes(domain) || others.has(domain)) return undefined
  const meant = domain === 'gmail.com.tr' ? 'gmail.com' : nearest(domain)
  return meant && `${address.slice(0, at)}@${meant}`
}

const nearest = (domain: string) => providers.find((provider) => isOneSlip(domain, provider))

/** Edit distance one: an extra, missing, wrong or swapped letter; also in the ending, `gmail.con`. */
function isOneSlip(typed: string, right: string): boolean {
  let at = 0
  while (at < right.length && typed[at] === right[at]) at++
  const [rest, wanted] = [typed.slice(at), right.slice(at)]
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  )
}
