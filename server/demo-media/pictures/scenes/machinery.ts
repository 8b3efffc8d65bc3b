import { type Scene, scene } from '../core/scene.ts';
import { place, type Shape } from '../core/shape.ts';
import { turn } from '../core/vector.ts';
import { type Picture, products, type View } from '../picture.ts';
import { edgeBander, panelSaw, press } from './machines.ts';
import { bitRest, bitSet, circularSaw, drill, sander } from './tools.ts';

const machine = (shapes: Shape[], left: boolean, height: number): Scene =>
  scene(place(shapes, { frame: turn(left ? 0.5 : -0.5) }), {
    eye: [left ? -1.2 : 1.2, 2.5, 5.6],
    target: [0, height, 0],
    fov: 33,
  });

const tool = (shapes: Shape[], left: boolean, height: number): Scene =>
  scene(place(shapes, { frame: turn(left ? 0.4 : -0.35) }), {
    eye: [left ? -0.9 : 0.9, 1.6, 3.9],
    target: [0, height, 0],
    fov: 32,
  });

const view = (type: string, colour: string, draw: () => Scene): View => ({ shows: { type, colour }, scene: draw });

export const machineryPictures: Picture[] = [
  ...products('machinery/panel-saw', [
    view('panel saw', 'blue', () => machine(panelSaw('#2f5576'), false, 0.6)),
    view('panel saw', 'green', () => machine(panelSaw('#3f6b4a'), true, 0.6)),
  ]),
  ...products('machinery/edge-bander', [
    view('edge bander', 'orange', () => machine(edgeBander('#c9682f'), false, 0.85)),
    view('edge bander', 'grey', () => machine(edgeBander('#6d7073'), true, 0.85)),
  ]),
  ...products('machinery/press', [
    view('hydraulic press', 'green', () => machine(press('#3f6b4a'), false, 1.05)),
    view('hydraulic press', 'blue', () => machine(press('#2f5576'), true, 1.05)),
  ]),
  ...products('machinery/router-bits', [
    view('router bits', 'red', () => tool(place(bitSet('#a8312a'), { scale: 0.72 }), false, 0.55)),
    view('router bits', 'black', () => tool(place(bitRest('#2b2724'), { scale: 0.66 }), true, 0.62)),
    view('router bits', 'blue', () => tool(place(bitRest('#2f5576'), { scale: 0.66 }), false, 0.62)),
  ]),
  ...products('machinery/power-tools', [
    view('drill', 'teal', () => tool(drill('#1f6b70'), false, 0.8)),
    view('circular saw', 'orange', () => tool(circularSaw('#c9682f'), true, 0.6)),
    view('sander', 'green', () => tool(sander('#3f6b4a'), false, 0.6)),
    view('drill', 'orange', () => tool(drill('#c9682f'), true, 0.8)),
  ]),
];
