import { Banknote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '#web/page/page-head.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import list from '../list-page.module.css'
import {
  bankTemplatesAddress,
  newRunAddress,
  paymentListAddress,
  paymentsAddress,
  runsAddress,
} from '../payment-addresses.ts'
import styles from './payments.module.css'

const tabs = ['overview', 'list', 'runs', 'templates'] as const
const addresses = {
  overview: paymentsAddress,
  list: paymentListAddress(),
  runs: runsAddress,
  templates: bankTemplatesAddress,
}

/** The title and the tabs of payments. The chosen month stays in the address from tab to tab. */
export function PaymentsFrame({ tab, children }: { tab: (typeof tabs)[number]; children: ReactNode }) {
  const t = useTexts('org_candidate_list_and_detail')
  const name = t('payments.tab', { tab })
  const month = useSearchParams()[0].get('month')
  const kept = month === null ? '' : `?${new URLSearchParams({ month })}`
  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${name} · ${t('payments.title')} · Köprü`} />
      <TitleRow>
        <div>
          <h1 id="payments-title" tabIndex={-1}>
            {t('payments.title')}
          </h1>
          <p className={styles.lead}>{t('payments.lead')}</p>
        </div>
        {may(useMe(), 'Participants', 'write') && (
          <ButtonLink variant="primary" icon={<Banknote />} to={newRunAddress('look', month === null ? {} : { month })}>
            {t('payments.run.new')}
          </ButtonLink>
        )}
      </TitleRow>
      <Tabs
        label={t('payments.tabs')}
        tabs={tabs.map((one) => ({
          to: `${addresses[one]}${kept}`,
          label: t('payments.tab', { tab: one }),
          current: one === tab,
        }))}
      />
      {children}
    </Container>
  )
}
