import { useLateModule } from '../loading/use-late-module.ts'
import { useTexts } from '../texts/texts.tsx'
import { RetryNotice } from '../ui/feedback/retry-notice.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import styles from './crop.module.css'
import type { CropProps } from './crop-props.ts'

const loadTool = () => import('./crop-tool.tsx')

export function CropDialog(props: CropProps) {
  const t = useTexts('common')
  const { module, failed, retry } = useLateModule(loadTool)
  return (
    <Dialog open title={t('crop.title')} width={680} onClose={() => props.onClose()}>
      {module && <module.CropTool {...props} />}
      {failed && <RetryNotice onRetry={retry}>{t('crop.notLoaded')}</RetryNotice>}
      {!module && !failed && (
        <div className={styles.waiting}>
          <Spinner label={t('ui.wait')} />
        </div>
      )}
    </Dialog>
  )
}
