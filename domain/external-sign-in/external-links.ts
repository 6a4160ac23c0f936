import type { ExternalLinks, ExternalProvider } from '#contract/accounts/external-links.ts'
import type { Caller } from '#contract/caller.ts'
import type { Account } from '#domain/accounts/find-account.ts'
import { ownAccount } from '#domain/accounts/own-account.ts'
import { isOn } from './ways-in.ts'

export async function readExternalLinks(caller: Caller) {
  return linksOf(await ownAccount(caller))
}

/** What the account is linked with, and what its owner has unlinked; of what was never linked nothing is said. */
export function linksOf(account: Account): ExternalLinks {
  const { passwordHash, unlinkedProviders } = account
  const linked = providers.filter((provider) => account[subjects[provider]] !== null)
  const canUnlink = (provider: ExternalProvider) =>
    linked.includes(provider) &&
    // One that is switched off here lets nobody in.
    (passwordHash !== null || linked.some((other) => other !== provider && isOn(other)))
  return {
    hasPassword: passwordHash !== null,
    items: providers
      .filter((provider) => linked.includes(provider) || unlinkedProviders.includes(provider))
      .map((provider) => ({ provider, linked: linked.includes(provider), canUnlink: canUnlink(provider) })),
  }
}

/** Where an account keeps who its owner is elsewhere. */
export const subjects = { Google: 'googleSubject', IstanbulSenin: 'istanbulSeninSubject' } as const satisfies Record<
  ExternalProvider,
  keyof Account
>

const providers = ['Google', 'IstanbulSenin'] as const
