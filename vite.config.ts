import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Modern enough to keep light-dark() as it is: rewritten, a nested data-scheme would no longer change the colours.
    cssTarget: ['chrome125', 'safari18', 'firefox128'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // Listed so that the first visit in development does not reload when Vite finds them.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@tanstack/react-query',
      'zod',
      'lucide-react',
      'react-aria-components',
    ],
  },
})
