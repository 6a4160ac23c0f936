interface Refused {
  readonly name: string
  readonly decision: string
  readonly why: string
  readonly status: number
  readonly code: string
  /** Which fields the problem names, with what to send. */
  readonly fields?: readonly string[]
}

/** Requests that the specification allows and we refuse: all of them, each with its decision. */
export const refusedOnPurpose: readonly Refused[] = [
  {
    name: 'GET /common/forms/opportunities/{discountId}/apply',
    decision: '0054-what-of-the-specification-is-refused.md',
    why: 'without a token: a code is for each candidate once',
    status: 401,
    code: 'accounts.signInNeeded',
  },
  {
    name: 'PUT /candidates/{candidateId}/applications/{id}/finalize',
    decision: '0054-what-of-the-specification-is-refused.md',
    why: 'with formId alone, where the candidate has agreed to nothing: personal data is shared by consent',
    status: 400,
    code: 'applications.incomplete',
    fields: ['consents.sharing', 'consents.correctness'],
  },
  {
    name: 'PUT /candidates/{candidateId}/profile/gsm',
    decision: '0054-what-of-the-specification-is-refused.md',
    why: 'with a number that has 2 to 13 letters or digits and no phone: no code reaches it',
    status: 400,
    code: 'request.invalid',
    fields: ['gsm'],
  },
]
