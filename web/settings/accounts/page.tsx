import { UserRoundPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { fold } from '#platform/text/turkish.ts'
import { browserLoader, type PageQueries, serverLoader } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { NewsNotice } from '../../ui/feedback/news-notice.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Section } from '../section.tsx'
import { AccountRow } from './account-row.tsx'
import styles from './page.module.css'
import { TeamProtectionPanel, teamProtectionOf } from './team-protection-panel.tsx'
import { accountsAddress, fullName, useAccounts } from './use-accounts.ts'

const queries: PageQueries = ({ me }) => [teamProtectionOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/** The number of accounts from which the list has a search. */
const fewAccounts = 10

export default function AccountsPage() {
  const t = useTexts('org_settings')
  const { items, news, canChange } = useAccounts()
  const [wanted, setWanted] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const found = items.filter((one) => fold(`${fullName(one)} ${one.email}`).includes(fold(wanted.trim())))

  function showAll() {
    setWanted('')
    // The pressed button is unmounted, so the search takes the focus.
    search.current?.focus()
  }

  return (
    <Section title={t('accounts.title')} lead={t('accounts.lead')}>
      <NewsNotice news={news} />
      {items.length > (canChange ? 1 : fewAccounts) && (
        <div className={styles.bar}>
          {items.length > fewAccounts && (
            <div className={styles.search}>
              <TextInput
                ref={search}
                type="search"
                label={t('accounts.search')}
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
                autoComplete="off"
              />
            </div>
          )}
          {canChange && <Invite />}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{wanted.trim() && t('accounts.found', { count: found.length })}</span>
      </VisuallyHidden>
      {found.length > 0 ? (
        <ul className={styles.list}>
          {found.map((account) => (
            <AccountRow key={account.accountId} account={account} />
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="search"
          title={t('accounts.notFound', { wanted: wanted.trim() })}
          action={<Button onClick={showAll}>{t('accounts.showAll')}</Button>}
        />
      )}
      <TeamProtectionPanel />
      {items.length === 1 && (
        <EmptyState title={t('accounts.alone.title')} action={canChange && <Invite />}>
          {t('accounts.alone.detail')}
        </EmptyState>
      )}
    </Section>
  )
}

function Invite() {
  const t = useTexts('org_settings')
  return (
    <ButtonLink to={`${accountsAddress}/invite`} variant="primary" icon={<UserRoundPlus />}>
      {t('accounts.invite')}
    </ButtonLink>
  )
}
