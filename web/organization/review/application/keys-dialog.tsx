import { useTexts } from '#web/texts/texts.tsx'
import { KeysDialog, type KeyWords } from '../keys-dialog.tsx'

/** The keyboard shortcuts of an application's page. */
export function ApplicationKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const moves: readonly KeyWords[] = [
    ['j', t('keys.what', { what: 'next' })],
    ['k', t('keys.what', { what: 'previous' })],
    ['← →', t('keys.what', { what: 'documents' })],
  ]
  const ends: readonly KeyWords[] = [
    ['Esc', t('keys.what', { what: 'close' })],
    ['?', t('keys.what', { what: 'help' })],
  ]
  return <KeysDialog lead={t('keys.one')} moves={moves} ends={ends} onClose={onClose} />
}
