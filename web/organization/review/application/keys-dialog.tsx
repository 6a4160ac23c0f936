import { useTexts } from '#web/texts/texts.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['← →', 'documents'],
  ['s', 'status'],
  ['a', 'step'],
  ['n', 'note'],
  ['Esc', 'close'],
  ['?', 'help'],
] as const

/** The keys of one application, shown by `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <Dialog open title={t('keys')} onClose={onClose}>
      <DescriptionList items={keys.map(([key, what]) => ({ term: key, detail: t('keys.one', { what }) }))} />
    </Dialog>
  )
}
