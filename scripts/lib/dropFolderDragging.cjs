// Removes a rule of Payload's for dragging folders, which we don't have: `body:has(.drag-overlay) *` makes the browser
// restyle the whole page (50 ms with a long post) whenever an element comes or goes.
module.exports = () => ({
  postcssPlugin: 'drop-folder-dragging',
  Rule(rule) {
    if (rule.selector.startsWith('body:has(.drag-overlay)')) rule.remove()
  },
})
module.exports.postcss = true
