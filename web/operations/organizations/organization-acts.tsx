import { BadgeCheck, CirclePause, CirclePlay, Coins, FilePlus2, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { verifyCompany } from '#contract/operations/organizations.ts'
import { useAct } from '#web/forms/use-act.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { newBreachAddress } from '../addresses.ts'
import type { OperatedCompany } from './operated-company.ts'

const loadDialogs = () => import('./organization-dialogs.tsx')

/** An operator's acts on an organization. */
export function OrganizationActs({ company }: { company: OperatedCompany }) {
  const t = useTexts('operations')
  const [asked, ask] = useState<'credits' | 'order' | 'suspension'>()
  const { act, busy } = useAct({ changes: 'operations', showsProblemInDialog: true })
  const { id, verified, suspendedAt } = company
  const verify = () =>
    act(
      () => askInBrowser(verifyCompany, { id, verified: !verified }),
      () => showToast({ tone: 'success', title: t('organization.verify.done', { verified: verified ? 'no' : 'yes' }) }),
    )
  return (
    <Cluster>
      <Button icon={<BadgeCheck />} loading={busy} onClick={() => void verify()}>
        {t('organization.verify', { verified: verified ? 'yes' : 'no' })}
      </Button>
      <Button icon={<Coins />} onClick={() => ask('credits')}>
        {t('organization.credits')}
      </Button>
      <Button icon={<FilePlus2 />} onClick={() => ask('order')}>
        {t('organization.order')}
      </Button>
      <Button icon={suspendedAt === null ? <CirclePause /> : <CirclePlay />} onClick={() => ask('suspension')}>
        {suspendedAt === null ? t('organization.suspend') : t('organization.restore')}
      </Button>
      <ButtonLink to={newBreachAddress(id)} icon={<ShieldAlert />}>
        {t('breaches.new')}
      </ButtonLink>
      {asked && (
        <Lazy load={loadDialogs}>
          {({ AgreementDialog, CreditsDialog, SuspensionDialog }) => {
            const shared = { company, onClose: () => ask(undefined) }
            if (asked === 'credits') return <CreditsDialog {...shared} />
            if (asked === 'order') return <AgreementDialog {...shared} />
            return <SuspensionDialog {...shared} />
          }}
        </Lazy>
      )}
    </Cluster>
  )
}
