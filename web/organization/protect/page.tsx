import { type MiddlewareFunction, redirect } from 'react-router'
import { addressIn } from '#platform/text/locales.ts'
import { ahead, useFetchedWhenIdle } from '../../loading/ahead.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { pageRequest } from '../../queries/page-request.ts'
import { addresses } from '../../session/account-kind.ts'
import { sessionNow, useMe } from '../../session/store.ts'
import { contact } from '../../settings/own-calls.ts'
import { Section } from '../../settings/section.tsx'
import { loadDialogs } from '../../settings/security/load-dialogs.ts'
import { ownSecondFactors } from '../../settings/security/own-second-factors.ts'
import { SecondFactors } from '../../settings/security/second-factors.tsx'
import { useRenewal } from '../../settings/security/use-renewal.ts'
import { loadCodeStep, SmsFactor } from '../../settings/sms-factor.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import styles from './page.module.css'

const { home } = addresses.Company

/** Redirects members without anything to set up to the dashboard. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }) => {
    const { who, locale } = context.get(pageRequest)
    if (!who?.protectBy) throw redirect(addressIn(locale, home))
  },
]
export const clientMiddleware: MiddlewareFunction[] = [
  () => {
    if (!sessionNow()?.protectBy) throw redirect(home)
  },
]

const queries: PageQueries = () => [contact, ownSecondFactors]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** Sets up the second factor that the organization demands; until then other pages redirect here. */
export default function ProtectPage() {
  const t = useTexts('org_settings')
  const { twoFactorGsm } = useMe()
  useFetchedWhenIdle(loadDialogs)
  const { gsm } = useAnswer(contact)
  const { authenticator, passkeys } = useAnswer(ownSecondFactors)
  const isProtected = authenticator.on || passkeys.length > 0 || twoFactorGsm
  const isRenewed = useRenewal(isProtected)
  return (
    <main id="main" tabIndex={-1}>
      <Container width="text" className={styles.page}>
        <Section title={t('protect.title')} lead={t('protect.lead')}>
          {isProtected && isRenewed && (
            <Notice
              tone="success"
              live
              title={t('protect.done')}
              actions={
                <ButtonLink to={home} variant="primary">
                  {t('protect.goOn')}
                </ButtonLink>
              }
            />
          )}
          <Stack gap={5} {...ahead(loadDialogs, loadCodeStep)}>
            <SecondFactors />
            {gsm && <SmsFactor />}
          </Stack>
        </Section>
      </Container>
    </main>
  )
}
