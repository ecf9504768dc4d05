/*
 * The thread that draws pictures, see writeImage.ts: an SVG and how to draw it become a PNG.
 */
const {Resvg} = require('@resvg/resvg-js');
const answerInThread = require('../../lib/answerInThread.cjs');

answerInThread(({svg, options}) => new Resvg(svg, options).render().asPng());
