import type { ActAnswer } from '#contract/applications/acts.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { inWords } from './over-quota.ts'

interface QuotaQuestionProps {
  readonly over: NonNullable<ActAnswer['overQuota']>
  /** The candidate's name */
  readonly name: string
  readonly onApprove: () => void
  readonly onCancel: () => void
}

/** Asks before an approval beyond the quota; it warns and forbids nothing. */
export function QuotaQuestion({ over, name, onApprove, onCancel }: QuotaQuestionProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <ConfirmDialog
      open
      tone="warning"
      title={t('acts.overQuota.title')}
      detail={t('acts.overQuota.one', { ...inWords(over, language), name })}
      confirmText={t('acts.overQuota.approve')}
      onConfirm={onApprove}
      onCancel={onCancel}
    />
  )
}
