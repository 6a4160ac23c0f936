import type { Configuration } from 'openid-client'

export interface OpenIdOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The redirect URI */
  readonly redirectUri: string
}

/** The secrets of one attempt, kept until the person is back. */
export interface OpenIdSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

/** The parameters of the provider's redirect. */
export interface OpenIdReturn {
  readonly code: string
  readonly state: string
  readonly iss?: string | undefined
}

export type OpenIdClient = ReturnType<typeof openIdClient>

/** The provider refused this attempt: the code was used, is too old, or belongs to another attempt. */
export class OpenIdRefused extends Error {}
/** The provider is unreachable or answers nonsense. Trying again later may help. */
export class OpenIdUnreachable extends Error {}

/** Signs people in with an OpenID provider: authorization code, PKCE, state and nonce, ID tokens with their signature. */
export function openIdClient(options: OpenIdOptions) {
  const { redirectUri } = options
  const discovered = keepDiscovered(options)
  return {
    /** The provider's address for the redirect, and the secrets to store. */
    async begin(more: Readonly<Record<string, string>>) {
      const { openid, provider } = await discovered()
      const secrets: OpenIdSecrets = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      }
      const address = openid.buildAuthorizationUrl(provider, {
        ...more,
        redirect_uri: redirectUri,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, secrets }
    },

    /** Exchanges the code, which works once, for the person's claims. */
    async finish({ code, state, iss }: OpenIdReturn, secrets: OpenIdSecrets): Promise<Record<string, unknown>> {
      const { openid, provider } = await discovered()
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
      try {
        const answer = await openid.authorizationCodeGrant(provider, back, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        })
        return { ...answer.claims() }
      } catch (error) {
        throw isRefusal(error)
          ? new OpenIdRefused('The provider refused', { cause: error })
          : new OpenIdUnreachable('The provider could not be asked', { cause: error })
      }
    },
  }
}

const patienceSeconds = 5
const freshMs = 24 * 60 * 60 * 1000
const retryMs = 60 * 1000

/**
 * The provider's metadata is fetched once a day. If it does not answer then, the former metadata is used; if it never
 * answered, the next person tries again.
 */
function keepDiscovered({ issuer, clientId, clientSecret }: OpenIdOptions) {
  let kept: { readonly provider: Configuration; readonly until: number } | undefined
  let asking: Promise<Configuration> | undefined

  async function ask() {
    const openid = await library()
    const provider = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patienceSeconds,
      execute: [
        openid.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
      ],
    })
    kept = { provider, until: Date.now() + freshMs }
    return provider
  }

  return async () => {
    const openid = await library()
    if (kept && Date.now() < kept.until) return { openid, provider: kept.provider }
    asking ??= ask().finally(() => {
      asking = undefined
    })
    try {
      return { openid, provider: await asking }
    } catch (error) {
      if (!kept) throw new OpenIdUnreachable('The provider could not be discovered', { cause: error })
      // Keeps the old metadata for a while, so that other sign-ins do not wait for the same timeout.
      kept = { ...kept, until: Date.now() + retryMs }
      return { openid, provider: kept.provider }
    }
  }
}

// Lazy: many processes never sign in through a provider.
const library = () => import('openid-client')

const refusals = new Set([
  'OAUTH_AUTHORIZATION_RESPONSE_ERROR',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

/** Wrong client credentials are a configuration error, not a refusal of the person. */
function isRefusal(error: unknown) {
  if (!(error instanceof Error) || !('code' in error)) return false
  if ('error' in error) return error.error === 'invalid_grant'
  return refusals.has(String(error.code))
}
