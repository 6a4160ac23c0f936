import type { WaysIn } from '#domain/own-account/external-sign-in/ways-in.ts'
import type { Config } from '#platform/config.ts'
import type { Log } from '#platform/log.ts'
import { openIdClient } from '#platform/openid.ts'

export function waysInOf({ google, istanbulSeninSecret, publicUrl }: Config, log: Log): WaysIn {
  return {
    google: google && openIdClient({ ...google, redirectUri: `${publicUrl}/google` }),
    istanbulSeninSecret,
    onFailure: (err) => log.warn({ err }, 'Google could not be asked'),
  }
}
