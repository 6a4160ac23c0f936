import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { removeOpportunity } from '#contract/opportunities.ts'
import { FailedNotice } from '../../forms/failed-notice.tsx'
import { isProblem } from '../../forms/is-problem.ts'
import { useAct } from '../../forms/use-act.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { stateOf } from './opportunity-state.ts'
import type { OwnOpportunity } from './opportunity-values.ts'
import { useOpportunities } from './use-opportunities.ts'

/** The delete button and its confirmation. */
export function RemoveOpportunity({ opportunity }: { opportunity: OwnOpportunity }) {
  const t = useTexts('org_dashboard')
  const [isAsking, setAsking] = useState(false)
  const { id, title, taken } = opportunity
  const { remove, removing, failed } = useRemoving(id, title)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<Trash2 />}
        onClick={() => setAsking(true)}
        aria-label={t('opportunities.remove.of', { title })}
      >
        {t('ui.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('opportunities.remove.title', { title })}
        detail={
          <Stack>
            <p>{t('opportunities.remove.detail')}</p>
            {taken > 0 && <p>{t('opportunities.remove.taken', { count: taken })}</p>}
            {stateOf(opportunity) === 'running' && <p>{t('opportunities.remove.instead')}</p>}
            <FailedNotice failed={failed} />
          </Stack>
        }
        confirmText={t('ui.remove')}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
        loading={removing}
      />
    </>
  )
}

function useRemoving(opportunityId: string, title: string) {
  const t = useTexts('org_dashboard')
  const { companyId, tell } = useOpportunities()
  const { act, busy, failed } = useAct({ changes: 'opportunities' })
  const remove = () =>
    act(
      () => askInBrowser(removeOpportunity, { companyId, opportunityId }).catch(unlessGone),
      // Shows the notice after the dialog is unmounted with its row, because an open dialog would keep the focus from
      // it.
      () => tell({ title: t('opportunities.removed.title'), detail: t('opportunities.removed.detail', { title }) }),
    )
  return { remove, removing: busy, failed }
}

/** Ignores "not found": a colleague has already removed it. */
function unlessGone(error: unknown) {
  if (!isProblem(error, 'opportunities.notFound')) throw error
}
