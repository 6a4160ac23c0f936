import { lower } from '#platform/text/turkish.ts'

/** `İstanbul’da`, `İzmir’de`, `Tokat’ta`: where, for a name that is spoken as Turkish writes it. */
export function locative(name: string): string {
  const letters = lower(name)
  const vowel = /[aıoueiöüâîû](?=[^aıoueiöüâîû]*$)/.exec(letters)?.[0] ?? 'a'
  return `${name}’${/[fstkçşhp]$/.test(letters) ? 't' : 'd'}${'aıouâû'.includes(vowel) ? 'a' : 'e'}`
}
