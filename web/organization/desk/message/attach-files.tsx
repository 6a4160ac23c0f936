import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { Lazy } from '#web/loading/lazy.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { LoadingBlock } from '#web/ui/feedback/skeleton.tsx'
import type { AttachedFilesProps } from './attached-files.tsx'

const loadFiles = () => import('./attached-files.tsx')

/** The button that opens the file field. Its code is loaded then: few messages have attachments. */
export function AttachFiles(props: AttachedFilesProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Lazy load={loadFiles} waiting={<LoadingBlock />}>
        {({ AttachedFiles }) => <AttachedFiles {...props} />}
      </Lazy>
    )
  return (
    <div>
      <Button size="small" icon={<Paperclip />} onClick={() => setOpen(true)}>
        {t('message.files.add')}
      </Button>
    </div>
  )
}
