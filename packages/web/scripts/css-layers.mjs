/** From weakest to strongest: a later layer wins over an earlier one, however specific the earlier rule is. */
export const layers = ['reset', 'tokens', 'base', 'layout', 'kit', 'features', 'utilities'];

/** The layer that a stylesheet's rules stand in, by where the file is. A file may name layers itself. */
export function layerOf(file) {
  const path = file.replaceAll('\\', '/');
  if (path.includes('/node_modules/')) return 'base';
  const name = /\/web\/app\/ui\/styles\/(\w[\w-]*)\.css$/.exec(path)?.[1];
  if (name === 'font') return 'tokens';
  if (layers.includes(name)) return name;
  return path.includes('/web/app/ui/') ? 'kit' : 'features';
}

/**
 * PostCSS step that puts each stylesheet into its layer.
 *
 * Every file begins with the order of all layers: parts of the page that load later come in any order, and the first
 * statement that the browser meets decides.
 */
export const cssLayers = () => ({
  postcssPlugin: 'css-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file;
    if (!file || root.nodes.length === 0) return;
    const layer = new AtRule({ name: 'layer', params: layerOf(file), nodes: [] });
    layer.append(root.nodes.slice());
    root.append(new AtRule({ name: 'layer', params: layers.join(', ') }), layer);
  },
});
