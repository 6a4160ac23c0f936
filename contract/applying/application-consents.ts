// What whoever applies agrees to, with the version of the text: the day from which it is used.

export const consentTexts = ['sharing', 'correctness'] as const
export type ConsentText = (typeof consentTexts)[number]

export const applicationConsents: readonly { readonly text: ConsentText; readonly version: string }[] = [
  { text: 'sharing', version: '2026-11-15' },
  { text: 'correctness', version: '2026-11-15' },
]
