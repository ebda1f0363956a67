/** The two ways to dark pages: the device asks for it and nobody chose, or somebody chose it by hand. */
const ways = [
  ['screen and (prefers-color-scheme: dark)', ':root:where(:not([data-theme]))'],
  ['screen', ':root:where([data-theme="dark"])'],
];

/** A selector that holds only in pages of that root, and wins over no more than it did. */
const under = (root, selector) =>
  selector.startsWith(':root') ? selector.replace(':root', root) : `:where(${root}) ${selector}`;

/**
 * PostCSS step that makes `@media (--dark) { … }` into rules for both ways to dark pages, so that each rule is written
 * once. Paper stays light.
 */
export const cssThemes = () => ({
  postcssPlugin: 'css-themes',
  Once(root) {
    root.walkAtRules('media', (media) => {
      if (!media.params.includes('--dark')) return;
      if (media.params !== '(--dark)') throw media.error('(--dark) stands alone in its @media.');
      const both = ways.map(([params, theme]) => {
        const copy = media.clone({ params });
        copy.walkRules((rule) => {
          rule.selectors = rule.selectors.map((selector) => under(theme, selector));
        });
        return copy;
      });
      media.replaceWith(...both);
    });
  },
});
