import { isRouteErrorResponse, useRouteError } from 'react-router'
import { addresses } from '#web/account-kind.ts'
import { AskError } from '#web/ask.ts'
import { PageHead } from '#web/page-head.tsx'
import { useTexts } from '#web/texts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** In the place of a list that somebody may not see; they may still open what they are given a link to. The rest is for the page above. */
export function NoLists() {
  const t = useTexts('org_dashboard')
  const error = useRouteError()
  const isForbidden = (isRouteErrorResponse(error) || error instanceof AskError) && error.status === 403
  if (!isForbidden) throw error
  return (
    <Container>
      <PageHead title={`${t('noLists.title')} · Köprü`} />
      <EmptyState
        title={t('noLists.title')}
        action={<ButtonLink to={addresses.Company.home}>{t('noLists.action')}</ButtonLink>}
      >
        {t('noLists.detail')}
      </EmptyState>
    </Container>
  )
}
