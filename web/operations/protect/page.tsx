import { addressIn } from '#platform/text/locales.ts'
import { ahead, useFetchedWhenIdle } from '#web/loading/ahead.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { usePlace } from '#web/place.tsx'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { operations } from '#web/session/account-kind.ts'
import { loadDialogs } from '#web/settings/security/load-dialogs.ts'
import { ownSecondFactors } from '#web/settings/security/own-second-factors.ts'
import { SecondFactors } from '#web/settings/security/second-factors.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import styles from '../operations.module.css'

const queries: PageQueries = () => [ownSecondFactors]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** Sets up an operator's second factor; until then no other page opens. */
export default function ProtectPage() {
  const t = useTexts('operations')
  const { locale } = usePlace()
  useFetchedWhenIdle(loadDialogs)
  const { authenticator, passkeys } = useAnswer(ownSecondFactors)
  const isProtected = authenticator.on || passkeys.length > 0
  return (
    <main id="main" tabIndex={-1}>
      <Container width="text" className={styles.page}>
        <PageHead title={`${t('protect.title')} · Köprü`} />
        <header>
          <h1>{t('protect.title')}</h1>
          <p className={styles.lead}>{t('protect.lead')}</p>
        </header>
        {isProtected && (
          <Notice
            tone="success"
            live
            title={t('protect.done')}
            // A full load, because this page's token lacks the right.
            actions={
              <Button variant="primary" onClick={() => location.assign(addressIn(locale, operations))}>
                {t('protect.goOn')}
              </Button>
            }
          />
        )}
        <Stack gap={5} {...ahead(loadDialogs)}>
          <SecondFactors />
        </Stack>
      </Container>
    </main>
  )
}
