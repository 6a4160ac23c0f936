import type { ExternalLinks, ExternalProvider } from '#contract/accounts/external-links.ts'
import type { Caller } from '#contract/caller.ts'
import { ownAccount } from '#domain/accounts/accounts/own-account.ts'
import type { Account } from '#domain/ground/callers/account.ts'
import { isOn } from './ways-in.ts'

export async function readExternalLinks(caller: Caller) {
  return linksOf(await ownAccount(caller))
}

/** The linked providers of the account, and those that its owner has unlinked. */
export function linksOf(account: Account): ExternalLinks {
  const { passwordHash, unlinkedProviders } = account
  const linked = providers.filter((provider) => account[subjects[provider]] !== null)
  const canUnlink = (provider: ExternalProvider) =>
    linked.includes(provider) &&
    // A provider that is not configured does not count as a way to sign in.
    (passwordHash !== null || linked.some((other) => other !== provider && isOn(other)))
  return {
    hasPassword: passwordHash !== null,
    items: providers
      .filter((provider) => linked.includes(provider) || unlinkedProviders.includes(provider))
      .map((provider) => ({ provider, linked: linked.includes(provider), canUnlink: canUnlink(provider) })),
  }
}

/** The column that holds the owner's id at each provider. */
export const subjects = { Google: 'googleSubject', IstanbulSenin: 'istanbulSeninSubject' } as const satisfies Record<
  ExternalProvider,
  keyof Account
>

const providers = ['Google', 'IstanbulSenin'] as const
