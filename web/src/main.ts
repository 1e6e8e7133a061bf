import { mount } from "svelte";
import App from "./App.svelte";
import "./looks/fonts.css";
import "./looks/theme.css";
import "./looks/palettes.css";
import "./looks/base.css";

const target = document.getElementById("page");
if (!target) throw new Error("the page has no place for the table");
mount(App, { target });
