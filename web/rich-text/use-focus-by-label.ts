import type { Editor } from '@tiptap/react'
import { useEffect } from 'react'

/** Focuses the editor on a click on its label, which natively works for form fields only. */
export function useFocusByLabel(editor: Editor | null, id: string) {
  useEffect(() => {
    const label = document.querySelector(`label[for="${CSS.escape(id)}"]`)
    const focus = () => editor?.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, id])
}
