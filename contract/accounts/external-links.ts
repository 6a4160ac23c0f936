import { z } from 'zod'
import { call } from '../call.ts'
import { tenMinutes } from '../fresh.ts'
import { signedIn } from '../may.ts'
import { Provider } from './accounts.ts'

const ExternalProvider = Provider.exclude(['Kopru'])
export type ExternalProvider = z.infer<typeof ExternalProvider>

export const ExternalLinks = z
  .object({
    hasPassword: z.boolean(),
    items: z.array(
      z.object({
        provider: ExternalProvider,
        linked: z.boolean().describe('False: its owner has unlinked it, and the same address does not link it again'),
        canUnlink: z.boolean().describe('False for the last way into the account'),
      }),
    ),
  })
  .meta({ id: 'ExternalLinks' })
export type ExternalLinks = z.infer<typeof ExternalLinks>

const params = z.object({ provider: ExternalProvider })

export const readExternalLinks = call('GET', '/accounts/external-links', {
  summary: 'The external sign-ins that are linked to the account or were unlinked from it',
  whole: true,
  output: ExternalLinks,
  may: signedIn,
})

export const unlinkExternal = call('DELETE', '/accounts/external-links/:provider', {
  summary: 'Unlink Google or the municipal app; every other session of the account ends',
  params,
  whole: true,
  output: ExternalLinks,
  problems: ['accounts.lastWayIn'],
  may: signedIn,
  fresh: tenMinutes,
})

export const allowExternal = call('POST', '/accounts/external-links/:provider', {
  summary: 'Allow an unlinked sign-in again: the next sign-in there with the same address links it',
  params,
  whole: true,
  output: ExternalLinks,
  may: signedIn,
  fresh: tenMinutes,
})
