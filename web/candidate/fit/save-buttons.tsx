import type { Advertisement } from '#contract/listings/listings.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { SaveButton } from './candidate-primary.tsx'
import styles from './save-buttons.module.css'
import { useKeeping } from './use-keeping.ts'

/** Buttons beside "apply": save the form, and set a reminder. */
export function SaveButtons({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('adv_detail')
  const { fit, save } = useKeeping(useMe(), advertisement)
  if (advertisement.state === 'Closed') return null
  return (
    <div className={styles.more}>
      {advertisement.state === 'Open' && <SaveButton advertisement={advertisement} />}
      {fit.saved && (
        <Switch label={t('keep.remind')} checked={fit.remind} onChange={(event) => save(event.currentTarget.checked)} />
      )}
    </div>
  )
}
