import type { beginGoogle as beginCall } from '#contract/accounts/google.ts'
import type { Input } from '#contract/call.ts'
import type { Caller } from '#contract/caller.ts'
import { inWords } from './ask-google.ts'
import { inMinutes, sealed, sealedMinutes } from './sealed.ts'

export async function beginGoogle({ language }: Caller, { kind }: Input<typeof beginCall>) {
  const { address, secrets } = await inWords((client) =>
    // On a shared computer the last person's Google account must not be chosen silently.
    client.begin({ scope: 'openid email profile', prompt: 'select_account', ui_locales: language }),
  )
  return { address, attempt: await sealed({ is: 'attempt', kind, ...secrets, expiresAt: inMinutes(sealedMinutes) }) }
}
