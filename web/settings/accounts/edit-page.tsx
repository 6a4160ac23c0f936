import { useParams } from 'react-router'
import { invalidate } from '../../queries/invalidate.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../section.tsx'
import { EditForm } from './edit-form.tsx'
import { accountsAddress, fullName, useAccounts } from './use-accounts.ts'

export { clientMiddleware, middleware } from './require-changeable.ts'

/**
 * On the server the layout has just loaded the list; in the browser the cached list may be stale, so it is fetched
 * again.
 */
export const loader = () => null
export async function clientLoader() {
  await invalidate('companyAccounts')
  return null
}

export default function EditPage() {
  const t = useTexts('org_settings')
  const { accountId } = useParams()
  const account = useAccounts().items.find((member) => member.accountId === accountId)
  if (!account)
    return (
      <Section title={t('accounts.title')} lead={t('accounts.lead')}>
        <EmptyState
          title={t('accounts.gone.title')}
          action={<ButtonLink to={accountsAddress}>{t('accounts.back')}</ButtonLink>}
        >
          {t('accounts.gone.detail')}
        </EmptyState>
      </Section>
    )
  return (
    <Section title={fullName(account)} lead={account.email}>
      <EditForm key={account.accountId} account={account} />
    </Section>
  )
}
