import { useTexts } from '#web/texts/texts.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { keyedActs } from './acts/keyed-acts.ts'
import styles from './keys-dialog.module.css'

/** A key, and what it does in words. */
export type KeyWords = readonly [key: string, words: string]

interface KeysDialogProps {
  readonly lead: string
  /** Shortcuts listed before the acts */
  readonly moves: readonly KeyWords[]
  /** The acts' shortcuts; by default those on applications */
  readonly acts?: readonly KeyWords[]
  /** Shortcuts listed after the acts */
  readonly ends: readonly KeyWords[]
  readonly onClose: () => void
}

/** The keyboard shortcuts of a review page, shown by `?`. */
export function KeysDialog({ lead, moves, acts, ends, onClose }: KeysDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const ofActs = acts ?? keyedActs.map(({ key, name }): KeyWords => [key, t('act', { act: name })])
  return (
    <Dialog open title={t('keys')} onClose={onClose} width={580}>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.keys}>
        {[...moves, ...ofActs, ...ends].map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
