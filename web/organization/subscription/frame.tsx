import type { ReactNode } from 'react'
import { PageHead } from '#web/page/page-head.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import list from '../list-page.module.css'
import { creditHistoryAddress, ordersAddress, packagesAddress } from '../package-addresses.ts'
import styles from './subscription.module.css'

const tabs = ['packages', 'orders', 'history'] as const
const addresses = { packages: packagesAddress, orders: ordersAddress, history: creditHistoryAddress }

/** The title and the tabs of packages; orders and history only for members who may order. */
export function PackagesFrame({ tab, children }: { tab: (typeof tabs)[number]; children: ReactNode }) {
  const t = useTexts('org_dashboard')
  const isRoot = useMe().role.userType.name === 'Root'
  const name = t('packages.tab', { tab })
  return (
    <Container className={list.page}>
      <PageHead title={`${tab === 'packages' ? '' : `${name} · `}${t('packages.title')} · Köprü`} />
      <div>
        <h1>{t('packages.title')}</h1>
        <p className={styles.lead}>{t('packages.lead')}</p>
      </div>
      {isRoot && (
        <Tabs
          label={t('packages.tabs')}
          tabs={tabs.map((one) => ({
            to: addresses[one],
            label: t('packages.tab', { tab: one }),
            current: one === tab,
          }))}
        />
      )}
      {children}
    </Container>
  )
}
