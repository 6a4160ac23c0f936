import StarterKit from '@tiptap/starter-kit'

/** What can be written: exactly what the server lets through. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    gapcursor: false,
    dropcursor: { color: 'var(--primary)', width: 2 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: 'noopener nofollow ugc' },
      isAllowedUri: (address) => /^(https?:\/\/|mailto:|tel:)/i.test(address),
      // Words that only look like an address, as "vb.burs" does, stay words.
      shouldAutoLink: (address) => /^(https?:\/\/|mailto:|www\.)/i.test(address),
    },
  }),
]
