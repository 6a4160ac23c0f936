import { ahead, useFetchedWhenIdle } from '../loading/ahead.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../queries/page-queries.ts'
import { useMe } from '../session/store.ts'
import { Stack } from '../ui/layout/layout.tsx'
import { contact } from './own-calls.ts'
import { Protection } from './protection.tsx'
import { Section } from './section.tsx'
import { ExternalLinks, ownExternalLinks } from './security/external-links.tsx'
import { loadDialogs } from './security/load-dialogs.ts'
import { ownSecondFactors } from './security/own-second-factors.ts'
import { SecondFactors } from './security/second-factors.tsx'
import { useRenewal } from './security/use-renewal.ts'
import { loadCodeStep, SmsFactor } from './sms-factor.tsx'
import { useSettingsTexts } from './use-settings-texts.ts'

const queries: PageQueries = () => [contact, ownSecondFactors, ownExternalLinks]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function SecurityPage() {
  const t = useSettingsTexts()
  const { twoFactorGsm } = useMe()
  useFetchedWhenIdle(loadDialogs)
  const { authenticator, passkeys } = useAnswer(ownSecondFactors)
  const ways = [
    ...(passkeys.length > 0 ? [t('settings.security.passkeys.title')] : []),
    ...(authenticator.on ? [t('settings.security.authenticator.title')] : []),
    ...(twoFactorGsm ? [t('settings.sms.title')] : []),
  ]
  useRenewal(ways.length > 0)
  return (
    <Section title={t('settings.security.title')} lead={t('security.lead')}>
      <Protection ways={ways} />
      <Stack gap={5} {...ahead(loadDialogs, loadCodeStep)}>
        <SecondFactors />
        <SmsFactor />
        <ExternalLinks />
      </Stack>
    </Section>
  )
}
