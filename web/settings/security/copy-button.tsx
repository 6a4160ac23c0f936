import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

export function CopyButton({ text }: { text: string }) {
  const t = useTexts('common')
  const [copied, setCopied] = useState(false)
  const label = copied ? t('ui.copied') : t('settings.security.copy')
  return (
    <>
      <Button
        size="small"
        icon={copied ? <Check /> : <Copy />}
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied && label}</span>
      </VisuallyHidden>
    </>
  )
}
