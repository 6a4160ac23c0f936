import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { KeysDialog, type KeyWords } from '../../review/keys-dialog.tsx'
import { participantActsOf } from '../acts/registry.ts'

/** The keyboard shortcuts of the list of participants. */
export function ListKeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts('org_candidate_list_and_detail')
  const moves: readonly KeyWords[] = [
    ['j', t('participants.keys', { what: 'next' })],
    ['k', t('participants.keys', { what: 'previous' })],
    ['x', t('keys.what', { what: 'select' })],
    ['Shift + x', t('keys.what', { what: 'range' })],
    ['Enter', t('participants.keys', { what: 'open' })],
    ['/', t('keys.what', { what: 'search' })],
  ]
  const acts = participantActsOf(useMe()).map(({ key, name }): KeyWords => [key, t('participants.act', { act: name })])
  const ends: readonly KeyWords[] = [
    ['Esc', t('keys.what', { what: 'clear' })],
    ['?', t('keys.what', { what: 'help' })],
  ]
  return <KeysDialog lead={t('participants.keys.detail')} moves={moves} acts={acts} ends={ends} onClose={onClose} />
}
