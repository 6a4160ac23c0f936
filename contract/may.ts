/** Who may make a call. Declared in the contract, enforced in one place (api/perform.ts). */
export type May = { readonly who: 'anyone' }

export const anyone: May = { who: 'anyone' }
