import { useQuery } from '@tanstack/react-query'
import { listFormTemplates } from '#contract/forms/form-templates.ts'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { NewForm } from './new-form.tsx'

export function NewFormDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const { key, input } = query(listFormTemplates, { companyId })
  const { data } = useQuery({ queryKey: key, queryFn: () => askInBrowser(listFormTemplates, input) })
  return (
    <Dialog open title={t('newForm')} onClose={onClose} width={680}>
      <NewForm templates={data?.items ?? []} onCancel={onClose} />
    </Dialog>
  )
}
