import StarterKit from '@tiptap/starter-kit'

/** The editor's schema: exactly the tags that the server allows. */
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
      // Words that merely look like an address, such as "vb.burs", are not linked.
      shouldAutoLink: (address) => /^(https?:\/\/|mailto:|www\.)/i.test(address),
    },
  }),
]
