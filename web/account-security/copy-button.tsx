import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'
import { Button } from '../ui/button.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

export function CopyButton({ text }: { text: string }) {
  const t = useSettingsTexts()
  const [copied, setCopied] = useState(false)
  const label = copied ? t('security.copied') : t('security.copy')
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
